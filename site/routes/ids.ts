/** Ids of the router's two routes: what surrounds pages, and the page. */
export const LAYOUT_ROUTE = 'layout'
export const PAGE_ROUTE = 'page'
