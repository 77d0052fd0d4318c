export { ButtonStates } from './button-states.tsx'
