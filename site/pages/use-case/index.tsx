/** A use case is presented as a service is. */
export { default } from '../service/index.tsx'
