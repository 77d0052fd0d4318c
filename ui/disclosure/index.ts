export { Disclosure, DISCLOSURE_VARIANTS, type DisclosureProps } from './disclosure.tsx'
