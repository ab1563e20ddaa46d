# The hall: making and finding tables, and the rules.

hall-new = New table
