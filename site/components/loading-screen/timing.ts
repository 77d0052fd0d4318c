/** [2.2.10] [9.0.50] How long the loading screen stays, then how long it takes to fade, in ms. */
export const LOADER_VISIBLE_MS = 1000
export const LOADER_FADE_MS = 500
