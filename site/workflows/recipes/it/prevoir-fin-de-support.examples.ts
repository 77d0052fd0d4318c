import type { Example } from '../recipe.ts'

const row = (id: number, product: string, version: string, place: string, ticket = '') => ({
  id,
  order: `${id}.00`,
  product,
  version,
  place,
  ticket,
})
const life = (name: string, eolFrom: string | null, latest: string, isEol = false) => ({
  schema_version: '1.2.0',
  result: { name, isEol, eolFrom, isMaintained: !isEol, latest: { name: latest } },
})
const INVENTORY = [
  row(1, 'PHP ', '8.1', 'site', '8.1 annoncé'),
  row(2, 'php', '8.1', 'boutique'),
  row(3, 'nodejs', '22', 'paie'),
  row(4, 'nodejs', '24', 'api'),
  row(5, 'postgre', '14', 'erp'),
  row(6, '', '', 'vide'),
  row(8, 'mariadb', '', 'stock'),
]
const LIVES = [
  life('8.1', '2025-12-31', '8.1.33', true),
  life('22', '2027-04-30', '22.21.1'),
  life('24', '2028-04-30', '24.11.1'),
  { error: { message: '404 - Not Found' } },
  { error: { message: '404 - Not Found' } },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une expirée, une proche, une mal écrite',
      en: 'One expired, one near, one misspelt',
    },
    given: {
      monthly: [{}],
      inventory: INVENTORY,
      life: LIVES,
      issue: [{ id: 'l1' }, { id: 'l2' }],
      mark: [{ id: 1 }, { id: 2 }, { id: 3 }],
      mail: [{ accepted: true }],
    },
    expects: {
      pairs: [
        { path: 'php/8.1' },
        { path: 'nodejs/22' },
        { path: 'nodejs/24' },
        { path: 'postgre/14' },
        { path: 'mariadb/?' },
      ],
      judge: [
        { state: 'over' },
        { state: 'soon' },
        { state: 'fine' },
        { state: 'unknown' },
        { state: 'unknown' },
      ],
      rows: [
        { row: 1, ticket: { fr: '8.1 expiré', en: '8.1 expired' } },
        { row: 2, ticket: { fr: '8.1 expiré', en: '8.1 expired' } },
        { row: 3, ticket: { fr: '22 annoncé', en: '22 announced' } },
      ],
      report: [
        {
          over: 1,
          fine: 1,
          text: {
            fr: 'Versions suivies sans échéance proche : 1\n- php 8.1 (site, boutique) : sans correctif depuis le 31/12/2025\n- nodejs 22 (paie) : support jusqu’au 30/04/2027\n- postgre 14 (erp) : nom ou version inconnus d’endoflife.date\n- mariadb ? (stock) : nom ou version inconnus d’endoflife.date',
            en: 'Versions without a date near: 1\n- php 8.1 (site, boutique): without fixes since 31/12/2025\n- nodejs 22 (paie): supported until 30/04/2027\n- postgre 14 (erp): name or version unknown to endoflife.date\n- mariadb ? (stock): name or version unknown to endoflife.date',
          },
        },
      ],
      tell: 'not reached',
    },
    asks: {
      life: [{ url: 'https://endoflife.date/api/v1/products/php/releases/8.1' }, {}, {}, {}, {}],
      issue: [
        {
          title: {
            fr: 'php 8.1 : sans correctif depuis le 31/12/2025',
            en: 'php 8.1: without fixes since 31/12/2025',
          },
          additionalFields: {
            description: {
              fr: 'Installé sur : site, boutique\nDernière version de cette branche : 8.1.33',
              en: 'Installed on: site, boutique\nLatest version of this branch: 8.1.33',
            },
          },
        },
        {},
      ],
    },
  },
  {
    name: { fr: 'Déjà confiée, une muette, un ticket refusé', en: 'Handed over, silent, refused' },
    given: {
      monthly: [{}],
      inventory: [
        row(3, 'nodejs', '22', 'paie', '22 annoncé'),
        row(7, 'nodejs', '22', 'mail', '22 announced'),
        row(4, 'nodejs', '24', 'api'),
      ],
      life: [LIVES[1]!, { error: { message: 'timeout of 15000ms exceeded' } }],
      issue: { fails: 'Team not found' },
      mail: [{ accepted: true }],
      tell: [{ accepted: true }],
    },
    expects: {
      judge: [
        { state: 'soon', open: true },
        { state: 'silent', open: false },
      ],
      rows: 'not reached',
    },
    asks: {
      mail: [{ subject: { fr: 'Versions sans correctifs : 0', en: 'Versions without fixes: 0' } }],
      tell: [
        {
          text: {
            fr: 'Ticket non ouvert : nodejs 22 : support jusqu’au 30/04/2027 (Team not found)',
            en: 'Issue not opened: nodejs 22: supported until 30/04/2027 (Team not found)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Baserow ne répond pas', en: 'Baserow does not answer' },
    given: { monthly: [{}], inventory: { fails: '502' }, tell: [{ accepted: true }] },
    expects: { 'pairs.error': { count: 1 }, life: 'not reached' },
  },
  {
    name: {
      fr: 'Baserow hors d’atteinte, sans erreur',
      en: 'Baserow out of reach, without an error',
    },
    given: {
      monthly: [{}],
      inventory: { fails: 'connect ECONNREFUSED', whole: true },
      tell: [{ accepted: true }],
    },
    expects: { 'pairs.error': { count: 1 }, life: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Inventaire illisible (aucune ligne remplie, ou Baserow hors d’atteinte)',
            en: 'Inventory unreadable (no row is filled in, or Baserow is out of reach)',
          },
        },
      ],
    },
  },
]
