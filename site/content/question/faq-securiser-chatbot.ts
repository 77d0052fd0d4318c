import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Sécuriser un chatbot d'entreprise : droits puis paroles",
    description:
      "Droits hérités, outils limités, accord avant l'irréversible, journaux : les mesures pour sécuriser un chatbot, dans le bon ordre.",
    heading: "Comment sécuriser un chatbot d'entreprise ?",
    name: 'Sécuriser un chatbot',
    hint: "Limiter ce qu'il peut faire avant ce qu'il dit.",
    lead: "Limitez ce que le chatbot peut lire et faire avant de surveiller ce qu'il dit. Il hérite des droits de l'utilisateur, n'accède qu'aux outils nécessaires et demande un accord avant tout acte irréversible. Tenez chaque document lu pour une source peu sûre, contrôlez les sorties, gardez des journaux, puis essayez vous-même de le détourner.",
  },
  en: {
    title: 'Securing a business chatbot: reach first, words second',
    description:
      "Inherited rights, few tools, confirmation steps, logs: the measures that secure a chatbot, in the order they're worth taking.",
    heading: 'How do I secure a business chatbot?',
    name: 'Securing a chatbot',
    hint: 'Limit what it can do before what it says.',
    lead: "Restrict what the chatbot can reach, then police its words. Give it the signed-in user's rights and no others, as few tools as the job allows, and a confirmation step for anything final. Assume any text it reads may carry hostile instructions. Check outputs before they're displayed or executed, and have somebody attack it before launch.",
  },
  related: [
    'llm-guardrails-security',
    'glossaire-guardrails',
    'securite-ia-entreprise',
    'developpeur-chatbot-freelance',
    'cas-usage-chatbot-support',
  ],
})
