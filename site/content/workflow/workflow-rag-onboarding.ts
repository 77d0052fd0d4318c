import recipe from '../../workflows/recipes/rag/rag-onboarding.ts'
import { defineTold } from '../template-record.ts'

export default defineTold({
  recipe,
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment répondre aux nouveaux arrivants à partir de nos pages, sans inventer ?',
    en: 'How can we answer newcomers from our own pages, without inventing?',
  },
  fr: {
    title: "Workflow RAG d'accueil : répondre aux nouveaux arrivants",
    description:
      'Un workflow qui répond dans Slack aux questions des nouveaux arrivants, à partir de vos pages Notion, avec le lien, et qui alerte quand il ne sait pas.',
    heading: 'Répondre aux questions des nouveaux arrivants',
    name: 'Accueil des nouveaux (RAG)',
    hint: 'Une question dans Slack, une réponse avec sa page Notion.',
    lead: "Un nouvel arrivant pose sa question dans Slack. Le workflow cherche dans vos pages Notion, indexées dans PostgreSQL, rédige une réponse courte et joint le lien. Si aucun passage ne convient, la personne référente est prévenue ; sur un sujet délicat, elle approuve avant l'envoi. Le modèle s'importe dans n8n, avec vos propres accès.",
  },
  en: {
    title: 'RAG onboarding workflow: answers for new colleagues',
    description:
      "A workflow that answers newcomers' questions in Slack from your Notion pages, adds the link, and calls a colleague when it doesn't know.",
    heading: "Answering newcomers' questions",
    name: 'Onboarding answers (RAG)',
    hint: 'A question in Slack, an answer with its Notion page.',
    lead: 'The first weeks in a job are full of small questions. This workflow takes one from Slack, searches your Notion pages through a PostgreSQL index, writes a short answer and adds the link. When no passage fits, a named colleague hears about it, and delicate answers wait for their approval. You import it into n8n.',
  },
  related: [
    'cas-usage-automatisation-rh',
    'glossaire-rag',
    'workflow-studio',
    'mon-serveur-rag',
    'automatisation-n8n-freelance',
  ],
})
