/** A free tool opens as a demonstration does: what it does, in plain words. */
export { default } from '../showcase/index.tsx'
