export {
  BUTTON_STATES,
  ButtonStates,
  type ButtonState,
  type ButtonStatesProps,
} from './button-states.tsx'
