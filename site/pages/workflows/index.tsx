/** [2.1.101] The workflow list, whole or narrowed by category or integration. */
export { default } from '../list/index.tsx'
