export {
  CompanionModal,
  type CompanionModalProps,
  type CompanionModalWords,
} from './companion-modal.tsx'
