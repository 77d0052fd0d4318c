export { FaqList, type FaqListProps, type Question } from './faq-list.tsx'
