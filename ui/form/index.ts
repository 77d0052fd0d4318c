export {
  Fieldset,
  Form,
  FormActions,
  FormRow,
  type FieldsetProps,
  type FormActionsProps,
  type FormControl,
  type FormPartProps,
  type FormProps,
} from './form.tsx'
export { FormSummary, type FormError, type FormSummaryProps } from './summary.tsx'
