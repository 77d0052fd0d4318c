/** Where the site's own server counts visits, and how it says that it does. */

/** `POST`, a report as JSON: 204, whether it was counted or left out. 404 while nobody counts. */
export const AUDIENCE_ENDPOINT = '/api/audience'

/**
 * Entry of `Server-Timing` on documents while visits are counted. A file cannot know the setting, so
 * a page on a static host never has it.
 */
export const MEASURED = 'audience'

/** Bytes of a report. */
export const REPORT_LIMIT = 2048
