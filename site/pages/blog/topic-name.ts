/** What an address names the chosen subject by. */
export const TOPIC_NAME = 'topic'
