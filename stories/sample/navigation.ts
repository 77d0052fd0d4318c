/** Places that several navigation components lead to in their stories. */
import type { FooterColumn } from '../../site/components/footer/index.ts'
import type { LanguageOption } from '../../site/components/language-switcher/index.ts'
import type { NavItem } from '../../site/components/nav-link/index.ts'
import type { UniverseOption } from '../../site/components/universe-switcher/index.ts'

export const places: readonly NavItem[] = [
  { key: 'home', label: 'Accueil', href: '#accueil' },
  { key: 'development', label: 'Développement', href: '#developpement', current: true },
  { key: 'ia', label: 'Services IA', href: '#ia' },
  {
    key: 'workflows',
    label: 'Workflows',
    href: '#workflows',
    badge: { label: 'Expert', universe: 'code' },
    description: 'Automatisations prêtes à importer',
  },
  {
    key: 'integrations',
    label: 'Intégrations',
    href: '#integrations',
    badge: { label: 'Premium', universe: 'plus' },
  },
  { key: 'cv', label: 'CV', href: '#cv' },
]

export const universes: readonly UniverseOption[] = [
  {
    key: 'code',
    label: 'CODE',
    description: 'Développement Web',
    href: '#code',
    icon: 'code',
    universe: 'code',
    current: true,
  },
  {
    key: 'ia',
    label: 'IA',
    description: 'Intelligence Artificielle',
    href: '#ia',
    icon: 'ia',
    universe: 'ia',
  },
  {
    key: 'plus',
    label: 'PLUS',
    description: 'Explorer tout le contenu',
    href: '#plus',
    icon: 'plus',
    universe: 'plus',
  },
]

export const languages: readonly LanguageOption[] = [
  {
    code: 'fr',
    name: 'FR',
    nativeName: 'Français',
    fullName: 'Français (France)',
    href: '#fr',
  },
  {
    code: 'en',
    name: 'EN',
    nativeName: 'English',
    fullName: 'English (International)',
    href: '#en',
  },
]

export const columns: readonly FooterColumn[] = [
  {
    title: 'Services',
    links: [
      { label: 'Consultant RAG', href: '#rag' },
      { label: 'Agents sur mesure', href: '#agents' },
      { label: 'Chatbots', href: '#chatbots' },
    ],
  },
  {
    title: 'Automatisation',
    links: [
      { label: 'Workflows', href: '#workflows' },
      { label: 'Studio', href: '#studio' },
    ],
  },
  {
    title: 'Ressources',
    links: [
      { label: 'Blog', href: '#blog' },
      { label: 'Glossaire', href: '#glossaire' },
      { label: 'Questions fréquentes', href: '#questions' },
    ],
  },
]
