export {
  FloatingCompanion,
  type FloatingCompanionProps,
  type FloatingCompanionWords,
} from './floating-companion.tsx'
