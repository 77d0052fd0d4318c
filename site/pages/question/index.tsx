/** A question is answered as a comparison is: the answer first. */
export { default } from '../comparison/index.tsx'
