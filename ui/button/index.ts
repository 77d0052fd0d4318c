export {
  Button,
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
} from './button.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
