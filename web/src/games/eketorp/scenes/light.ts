/** How words are lit: gold is to gain, ember is to lose. */
export type Light = 'gold' | 'ember' | 'plain';
