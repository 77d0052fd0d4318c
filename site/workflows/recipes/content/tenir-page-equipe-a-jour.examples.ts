import type { Example } from '../recipe.ts'

const card = (name: string, title: string, photo = true) =>
  `<div class="membre">${photo ? `<img src="x.jpg" alt="Portrait d'équipe : ${name}">` : ''}<h3>${name}</h3><p class="fonction">${title}</p></div>`
const page = (...cards: readonly string[]) => [
  { statusCode: 200, headers: {}, data: `<html><body>${cards.join('')}</body></html>` },
]
const one = (name: string, title: string, photo: string, left = '', shown = 'oui') => ({
  name,
  title,
  left_on: left,
  page_ok: shown,
  photo_ok: photo,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un parti, une photo, une recrue', en: 'One leaver, a photo, one newcomer' },
    given: {
      weekly: [{}],
      page: page(
        card('Marie-Ève Dupont', 'Directrice'),
        card('Paul Martin', 'Commercial'),
        card('Inès Roy', 'Comptable'),
        card('Léo Blin', 'Stagiaire', false),
        card('No&eacute; Vidal', 'Technicien'),
      ),
      staff: [
        one('DUPONT Marie Eve', 'Directrice', 'oui'),
        one('Paul Martin', 'Commercial', 'oui', '13/03/2026'),
        one('Inès Roy', 'Cheffe comptable', 'non'),
        one('Noé Vidal', 'Technicien', 'oui', '', ''),
        one('Ada Cohen', 'Développeuse', 'non', '31/12/2026'),
        one('Sam Petit', 'Vendeur', 'oui', 'fin mars', 'non'),
      ],
      tell: [{ messageId: 't-1' }],
    },
    expects: { compare: [{ state: 'change', urgent: 4, total: 6 }], same: 'not reached' },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Page Équipe : 6 écart(s), dont 4 à retirer sans attendre',
            en: 'Team page: 6 difference(s), 4 to be taken off without delay',
          },
          text: {
            fr: 'À RETIRER\n- Paul Martin (parti le 13/03/2026)\n- Léo Blin (absent de la feuille)\n- Noé Vidal (n’a pas donné son accord, ou l’a retiré)\n\nPHOTO SANS ACCORD\n- Inès Roy\n\nFonctions à reprendre\n- Inès Roy : Comptable → Cheffe comptable\n\nD’accord pour paraître, mais absents de la page\n- Ada Cohen, Développeuse\n\nDates de départ illisibles dans la feuille\n- Sam Petit',
            en: 'TO TAKE OFF\n- Paul Martin (left on 13/03/2026)\n- Léo Blin (not in the sheet)\n- Noé Vidal (has not agreed, or no longer does)\n\nPHOTO WITHOUT CONSENT\n- Inès Roy\n\nJob titles to change\n- Inès Roy: Comptable → Cheffe comptable\n\nAgreed to appear, but not on the page\n- Ada Cohen, Développeuse\n\nLeaving dates that cannot be read in the sheet\n- Sam Petit',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout concorde', en: 'Everything agrees' },
    given: {
      weekly: [{}],
      page: page(card('Marie-Ève Dupont', 'Directrice')),
      staff: [one('Marie-Ève Dupont', 'directrice', 'oui')],
      same: [{ messageId: 's-1' }],
    },
    expects: { compare: [{ state: 'same', shown: 1 }], tell: 'not reached' },
    asks: {
      same: [
        {
          text: {
            fr: 'Personnes affichées : 1. Aucun écart avec la feuille.',
            en: 'People shown: 1. No difference from the sheet.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une refonte a changé les fiches', en: 'A redesign changed the cards' },
    given: {
      weekly: [{}],
      page: [{ statusCode: 200, headers: {}, data: '<main><h2>Marie-Ève Dupont</h2></main>' }],
      staff: [one('Marie-Ève Dupont', 'Directrice', 'oui')],
      blind: [{ messageId: 'b-1' }],
    },
    expects: { 'state.blind': { count: 1 } },
    asks: {
      blind: [
        {
          text: {
            fr: 'Aucun nom trouvé sur la page : vérifiez les classes card et role des réglages.',
            en: 'No name found on the page: check the classes card and role in the settings.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La page ne répond pas', en: 'The page does not answer' },
    given: {
      weekly: [{}],
      page: { fails: 'getaddrinfo ENOTFOUND' },
      staff: [one('Marie-Ève Dupont', 'Directrice', 'oui')],
      blind: [{ messageId: 'b-2' }],
    },
    expects: { 'state.blind': { count: 1 }, tell: 'not reached' },
    asks: {
      blind: [
        {
          text: {
            fr: 'Page ou feuille illisible : getaddrinfo ENOTFOUND',
            en: 'Page or sheet unreadable: getaddrinfo ENOTFOUND',
          },
        },
      ],
    },
  },
]
