/**
 * Stores of vectors answer for all items at once. Where one fails and the flow goes on, n8n hands on
 * what came in, unchanged and by the output of success: its error output stays empty.
 */
export const failsWhole = (type: string): boolean => /\.vectorStore/u.test(type)
