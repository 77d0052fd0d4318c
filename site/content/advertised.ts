/**
 * How large each collection is said to be, wherever the site speaks of it [9.0.67]. What is not
 * there yet is called a goal.
 */
export const ADVERTISED = {
  workflows: '490+',
  templates: '500+',
  articles: '80+',
  terms: '125+',
  guides: '12',
} as const
