export { ThreadPath, type ThreadPathProps } from './thread-path.tsx'
export { Thread, THREAD_SHAPES, type ThreadProps, type ThreadShape } from './thread.tsx'
