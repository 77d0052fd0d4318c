/** How long the confirmation stays, in ms. */
export const COPIED_MS = 2500
