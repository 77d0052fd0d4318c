import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Workflow Studio : dérouler une automatisation pas à pas',
    description:
      "Un workflow à dérouler dans la page : choisissez un cas d'exemple, avancez étape par étape, voyez ce que chacune transmet. Services imités, rien d'envoyé.",
    heading: 'Workflow Studio',
    name: 'Workflow Studio',
    hint: 'Dérouler un workflow étape par étape, sans rien envoyer.',
    lead: "Choisissez un workflow et un cas d'exemple, puis déroulez-le étape par étape : le schéma montre le chemin pris, la liste dit ce que chaque étape transmet à la suivante. Les services sont imités : rien n'est envoyé, aucun compte n'est relié. Pour l'exécuter vraiment, il faut un outil d'automatisation comme n8n.",
  },
  en: {
    title: 'Workflow Studio: follow an automation step by step',
    description:
      'A workflow to follow on the page: choose an example case, move one step at a time and see what each hands on. Imitated services, nothing is sent.',
    heading: 'Workflow Studio',
    name: 'Workflow Studio',
    hint: 'Follow a workflow step by step, without sending anything.',
    lead: 'Pick a workflow and an example case, then follow it one step at a time: the diagram shows the path taken, and the list says what each step hands to the next. Services are imitated, so nothing is sent and no account is connected. Running it for real takes an automation tool such as n8n.',
  },
  related: [
    'studio',
    'workflows',
    'workflow-rag-onboarding',
    'automatisation-n8n-freelance',
    'technologies',
  ],
})
