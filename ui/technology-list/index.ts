export {
  TechnologyList,
  type TechnologyItem,
  type TechnologyListProps,
} from './technology-list.tsx'
