export {
  Consent,
  type ConsentAnswer,
  type ConsentProps,
  type ConsentPurpose,
  type ConsentWords,
} from './consent.tsx'
