/** [9.0.49] The background starts after this, or on the first scroll, mouse move or touch. */
export const BACKGROUND_DELAY_MS = 300

/** How long after load an idle page waits for a sign before it fetches the application by itself. */
export const IDLE_LOAD_MS = 5000
