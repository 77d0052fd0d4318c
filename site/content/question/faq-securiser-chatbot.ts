import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Que faut-il verrouiller et essayer avant d'ouvrir un chatbot ?",
    en: 'What must be locked down and tried before a chatbot opens?',
  },
  fr: {
    title: "Sécuriser un chatbot d'entreprise : huit attaques à tenter",
    description:
      "Huit attaques à tenter vous-même avant l'ouverture, ce qui doit se passer, et pourquoi un filtre ne remplace jamais des droits étroits.",
    heading: "Comment sécuriser un chatbot d'entreprise ?",
    name: 'Sécuriser un chatbot',
    hint: "Limiter ce qu'il peut faire avant ce qu'il dit.",
    lead: "Partez du principe que quelqu'un le détournera, et limitez ce qu'il atteint ce jour-là. Les droits de la personne connectée, pas davantage ; peu d'outils ; un accord humain avant l'irréversible ; un plafond de dépense. Les filtres viennent après. Puis attaquez-le vous-même.",
  },
  en: {
    title: 'Securing a business chatbot: eight attacks to try first',
    description:
      'Eight attacks to try yourself before launch, what ought to happen in each, and why a filter never stands in for narrow permissions.',
    heading: 'How do I secure a business chatbot?',
    name: 'Securing a chatbot',
    hint: 'Limit what it can do before what it says.',
    lead: "Assume somebody will talk it round, and limit what it can reach when they do. It gets the signed-in user's rights, few tools, a person's consent before anything final, and a spending cap. Filters come after that. Then attack it yourself.",
  },
  related: [
    'llm-guardrails-security',
    'glossaire-guardrails',
    'securite-ia-entreprise',
    'faq-creer-agent-ia',
    'cas-usage-chatbot-support',
  ],
})
