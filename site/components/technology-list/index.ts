export { TechnologyList } from './technology-list.tsx'
