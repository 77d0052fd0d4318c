/** Where a page's rendered Markdown stands; hydration reads it back from there. */
export const BODY_ID = 'body'
