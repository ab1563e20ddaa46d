import type { Component } from 'svelte';
import type { Schemas } from '../api/ask';
import type { Pickers } from '../pages/hall/pickers';
import type { Parts } from '../pages/learn/parts';
import type { Face } from '../table/face';
import Castle from './eketorp/art/Drawing.svelte';
import Chest from './plain/Drawing.svelte';
import Ship from './shipwrights/art/Drawing.svelte';

/** What the client has of a game; its face and its lesson are fetched when they are shown. */
export type Game = {
  Drawing: Component; // on its card in the hall
  face: () => Promise<Face>;
  lesson?: () => Promise<{ parts: Parts }>; // what its chapters can speak of
  pickers?: () => Promise<{ pickers: Pickers }>; // for options that a list of values would not show well
  preview?: () => Promise<{ Preview: Component<{ card: Schemas['CardPreview'] }> }>; // how cards of one's own look
  example?: string; // the number of a rule, if there is a book of them
};

const GAMES: Record<string, Game> = {
  eketorp: {
    Drawing: Castle,
    face: () => import('./eketorp/face'),
    lesson: () => import('./eketorp/lesson/parts'),
    preview: () => import('./eketorp/preview'),
    example: 'E9.4',
  },
  shipwrights: {
    Drawing: Ship,
    face: () => import('./shipwrights/face'),
    lesson: () => import('./shipwrights/lesson/parts'),
    preview: () => import('./shipwrights/setup/preview'),
    pickers: () => import('./shipwrights/setup/pickers'),
    example: 'S6.7',
  },
};

/** A game that brings no face: its board is text, its moves are a list. */
const PLAIN: Game = { Drawing: Chest, face: () => import('./plain/face') };

export const OURS = Object.keys(GAMES);
export const gameOf = (name: string): Game => GAMES[name] ?? PLAIN;
