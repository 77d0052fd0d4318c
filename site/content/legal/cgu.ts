import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Conditions d'utilisation du site, des outils et des modèles",
    description:
      'Ce que vous pouvez faire des pages, des outils gratuits et des modèles de workflow, ce que leurs résultats valent et ce qui reste sous votre responsabilité.',
    heading: "Conditions générales d'utilisation",
    name: "Conditions d'utilisation",
    hint: 'Ce que valent les outils, les modèles et les exemples.',
    lead: 'Le site se consulte librement, sans compte. Ses outils donnent des ordres de grandeur et des pistes, jamais un conseil juridique ou comptable, ni un devis qui engage. Les modèles de workflow se relisent et se testent avant tout usage réel, sous votre responsabilité. Les entrées marquées « Exemple » sont fictives et ne décrivent aucun client.',
  },
  en: {
    title: 'Terms of use for the site, its tools and templates',
    description:
      'What you may do with the pages, the free tools and the workflow templates, what their results are worth, and what remains your responsibility.',
    heading: 'Terms of use',
    name: 'Terms of use',
    hint: 'What the tools, templates and examples are worth.',
    lead: 'Read anything here freely: no account is needed. The tools give orders of magnitude and leads to follow, never legal or accounting advice, and never a binding quote. Check and test a workflow template before you rely on it, since using it is your responsibility. Entries marked “Example” are made up and describe no client.',
  },
  related: ['mentions-legales', 'politique-confidentialite', 'workflows', 'audit-ia-gratuit'],
})
