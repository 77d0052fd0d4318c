/** What a document may hold: beyond it neither a screen nor n8n would be of much use. */
export const MOST_NODES = 2000
export const MOST_CHARACTERS = 20_000_000
