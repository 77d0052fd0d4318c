import { defineDiagram } from '../../../site/content/diagram.ts'

export const workflow = defineDiagram({
  title: { fr: "Flux n8n, chemin d'erreur compris", en: 'An n8n workflow, errors included' },
  caption: {
    fr: 'Le fil est le passage réussi. Sous lui, ce qui arrive quand un service ne répond pas : rien ne se perd.',
    en: 'The thread is the run that succeeds. Below it, what happens when a service does not answer: nothing is lost.',
  },
  groups: {
    run: { name: { fr: 'Quand tout répond', en: 'When all is well' } },
    failed: { name: { fr: 'Quand un nœud échoue', en: 'When a node fails' }, outside: true },
  },
  nodes: {
    hook: {
      name: { fr: 'Webhook', en: 'Webhook' },
      detail: { fr: 'formulaire', en: 'form' },
      icon: 'window',
      group: 'run',
    },
    valid: {
      name: { fr: 'Valider', en: 'Validate' },
      detail: { fr: 'schéma', en: 'schema' },
      icon: 'check',
      group: 'run',
    },
    client: {
      name: { fr: 'Client', en: 'Client' },
      detail: { fr: 'par e-mail', en: 'by e-mail' },
      icon: 'search',
      group: 'run',
    },
    ticket: {
      name: { fr: 'Ticket', en: 'Ticket' },
      detail: { fr: 'créé', en: 'created' },
      icon: 'tag',
      group: 'run',
    },
    record: {
      name: { fr: 'Fiche', en: 'Record' },
      detail: { fr: 'client nouveau', en: 'new client' },
      icon: 'user',
      group: 'run',
    },
    retry: {
      name: { fr: 'Trois essais', en: 'Three tries' },
      detail: { fr: '2 s, 8 s, 30 s', en: '2 s, 8 s, 30 s' },
      icon: 'clock',
      kind: 'failure',
      group: 'failed',
    },
    queue: {
      name: { fr: "File d'attente", en: 'Queue' },
      detail: { fr: 'message gardé', en: 'message kept' },
      icon: 'layers',
      kind: 'failure',
      group: 'failed',
    },
    alert: {
      name: { fr: 'Alerte', en: 'Alert' },
      detail: { fr: 'lien vers le cas', en: 'link to the case' },
      icon: 'alert',
      kind: 'failure',
      group: 'failed',
    },
  },
  edges: [
    { from: 'hook', to: 'valid', kind: 'main' },
    { from: 'valid', to: 'client', kind: 'main' },
    { from: 'client', to: 'ticket', kind: 'main', label: { fr: 'connu', en: 'known' } },
    { from: 'client', to: 'record', kind: 'rare', label: { fr: 'inconnu', en: 'unknown' } },
    { from: 'valid', to: 'retry', kind: 'rare' },
    { from: 'client', to: 'retry', kind: 'rare' },
    { from: 'retry', to: 'queue', label: { fr: 'échec', en: 'failed' } },
    { from: 'queue', to: 'alert' },
    {
      from: 'queue',
      to: 'hook',
      kind: 'rare',
      label: { fr: 'rejoué à la main', en: 'replayed by hand' },
    },
  ],
})
