/** How the library's categories are called. */
import type { CategoryId } from '../workflows/recipes/recipe.ts'
import type { Bilingual } from './collection.ts'

export const CATEGORY_NAMES: Readonly<Record<CategoryId, Bilingual<string>>> = {
  sales: { fr: 'Ventes', en: 'Sales' },
  marketing: { fr: 'Marketing', en: 'Marketing' },
  content: { fr: 'Contenu', en: 'Content' },
  support: { fr: 'Support client', en: 'Customer support' },
  agents: { fr: 'Agents outillés', en: 'Agents with tools' },
  rag: { fr: 'RAG et recherche', en: 'RAG and search' },
  documents: { fr: 'Documents', en: 'Documents' },
  finance: { fr: 'Finance', en: 'Finance' },
  hr: { fr: 'Ressources humaines', en: 'Human resources' },
  'e-commerce': { fr: 'Boutique en ligne', en: 'Online shop' },
  it: { fr: 'Informatique', en: 'IT operations' },
  data: { fr: 'Données et rapports', en: 'Data and reports' },
  compliance: { fr: 'Conformité et vie privée', en: 'Compliance and privacy' },
}
