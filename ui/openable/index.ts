export { OPEN_REASONS, type Openable, type OpenDetails, type OpenReason } from './reason.ts'
export { subscribeToModals, topModal, withModal } from './modals.ts'
export { useLayer } from './use-layer.ts'
export { expandedOf, useOpen, type OpenState } from './use-open.ts'
