/** [2.1.88] The owner's page opens as the CV does. */
export { default } from '../cv/index.tsx'
