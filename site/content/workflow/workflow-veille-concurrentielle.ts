import recipe from '../../workflows/recipes/marketing/veille-concurrentielle.ts'
import { defineTold } from '../template-record.ts'

export default defineTold({
  recipe,
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment suivre mes concurrents en trois minutes par jour ?',
    en: 'How do I follow competitors in three minutes a day?',
  },
  fr: {
    title: 'Workflow de veille concurrentielle par flux RSS',
    description:
      'Des flux RSS relevés, dédoublonnés, résumés en deux lignes et rangés dans Notion, un condensé approuvé dans Slack. Modèle n8n, coût et pannes.',
    heading: 'Suivre vos concurrents en quelques minutes',
    name: 'Veille concurrentielle',
    hint: 'Des flux RSS résumés dans Notion, un condensé dans Slack.',
    lead: "Vous choisissez les sources une fois pour toutes. Chaque matin, les flux RSS sont relevés et les doublons écartés ; chaque nouveauté reçoit deux lignes de résumé et son lien dans Notion, puis un condensé part dans Slack si une personne l'approuve. Seul ce qui est publié compte : ni page privée, ni rumeur, ni intention.",
  },
  en: {
    title: 'Competitor watch workflow built on RSS feeds',
    description:
      'RSS feeds collected, deduplicated, summed up in two lines and filed in Notion, with a digest in Slack once approved. n8n template, cost and failures.',
    heading: 'Keeping an eye on competitors, briefly',
    name: 'Competitor watch',
    hint: 'RSS feeds summed up in Notion, a digest in Slack.',
    lead: "A digest each morning beats twenty open tabs. New items from feeds you've picked are stripped of duplicates, reduced to two lines and filed in Notion, and the team's Slack channel gets a digest once somebody approves. The workflow reads published pages only, so whatever a competitor hasn't put online stays out of sight.",
  },
  related: [
    'bibliotheque-templates-workflows',
    'automatisation-n8n-freelance',
    'workflow-studio',
    'workflow-generation-reports',
    'glossaire-prompt-engineering',
  ],
})
