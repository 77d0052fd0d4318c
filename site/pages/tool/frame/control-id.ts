/** Id of a question's (first) control. */
export const controlId = (question: string): string => `tool-${question}`
