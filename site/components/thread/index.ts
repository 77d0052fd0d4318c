export { ThreadPath } from './thread-path.tsx'
export { Thread } from './thread.tsx'
