/** Under which name the kind of a step that is dragged travels. */
export const DRAGGED = 'application/x-opale-step'
