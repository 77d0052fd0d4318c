import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-24',
  fr: {
    title: 'Workflow Studio : voir, modifier et simuler un workflow n8n',
    description:
      'Ouvrez un modèle ou collez votre workflow n8n, changez-le, simulez-le sur des exemples et rendez-le à n8n. Dans votre navigateur, sans compte ni envoi.',
    heading: 'Workflow Studio',
    name: 'Workflow Studio',
    hint: 'Voir, modifier et simuler un workflow n8n avant de l’installer.',
    lead: 'Ouvrez un modèle, ou collez un workflow copié depuis n8n : changez-le au clavier, à la souris ou au doigt, simulez-le sur des exemples, puis reprenez le fichier pour n8n. Tout se passe dans votre navigateur : votre workflow y reste, aucun compte n’est relié.',
  },
  en: {
    title: 'Workflow Studio: see, change and simulate an n8n workflow',
    description:
      'Open a template or paste your n8n workflow, change it, simulate it on examples and hand it back to n8n. In your browser: no account, nothing sent.',
    heading: 'Workflow Studio',
    name: 'Workflow Studio',
    hint: 'See, change and simulate an n8n workflow before you install it.',
    lead: 'Open a template, or paste a workflow copied from n8n: change it by keyboard, mouse or touch, simulate it on examples, then take the file away for n8n. Everything happens in your browser: your workflow stays there, no account is connected.',
  },
  related: [
    'studio',
    'workflows',
    'workflow-rag-onboarding',
    'automatisation-n8n-freelance',
    'technologies',
  ],
})
