export { Footer, type FooterColumn } from './footer.tsx'
