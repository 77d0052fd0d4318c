import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { NEXT, SEAT } from './tenir-inscriptions-evenement.code.ts'
import { DOC, changed, confirmed, row } from './tenir-inscriptions-evenement.params.ts'
import { examples } from './tenir-inscriptions-evenement.examples.ts'

const FROM = "={{ $('settings').first().json.sender }}"

export default defineRecipe({
  category: 'marketing',
  level: 'expert',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Tenir les inscriptions d’un événement, liste d’attente comprise',
    problem:
      'Petit-déjeuner de quarante places. Soixante inscrits dans un tableur, douze qui ne viendront pas et n’ont aucun moyen simple de le dire, dix refusés qui seraient venus. Le matin, un tiers des chaises sont vides.',
    outcome:
      'Le formulaire réserve une place tant qu’il en reste, puis inscrit en liste d’attente avec le rang. Chaque confirmation contient un lien d’annulation ; la place libérée va aussitôt à la personne qui attend depuis le plus longtemps.',
    avoid:
      'Deux inscriptions à la même seconde peuvent prendre la même dernière chaise : gardez-en une en réserve. Pour des billets payants, prenez une billetterie.',
    approval:
      'Rien à approuver : la règle est l’ordre d’arrivée. Vous pouvez ajouter quelqu’un dans Grist, relu à chaque fois ; pour retirer, passez par son lien, et la place va au suivant. Effacez la table après l’événement.',
    failure:
      'Grist muet : la personne l’apprend sur la page et ne reçoit aucune promesse. Une annulation qui ne s’écrit pas le dit aussi. Un courriel qui échoue arrête l’exécution, place gardée.',
  },
  en: {
    title: 'Keep an event’s registrations, waiting list included',
    problem:
      'A breakfast for forty. Sixty names in a spreadsheet, twelve who will not come and cannot easily say so, ten refused. In the morning a third of the chairs are empty.',
    outcome:
      'The form books a seat while there are any, then puts people on a waiting list with their rank. Each confirmation holds a link to cancel; a seat given back goes at once to whoever has waited longest.',
    avoid:
      'Two sign-ups within one second may take the same last chair: keep one spare. For paid tickets use a ticketing service.',
    approval:
      'Nothing to approve: the rule is first come, first served. You may add somebody in Grist, read each time; to remove one, use their link, and the seat goes to the next. Delete the table after the event.',
    failure:
      'Grist silent: the person is told on the page and is promised nothing. A cancellation that cannot be written says so too. An email that fails stops the run, with the seat kept.',
  },
  nodes: {
    signup: {
      use: 'formTrigger',
      name: { fr: 'Inscription', en: 'Sign-up' },
      why: {
        fr: 'Deux champs : chacun de plus coûte des inscrits.',
        en: 'Two fields, as each further one costs sign-ups.',
      },
      with: form({ fr: 'Réserver une place', en: 'Book a seat' }, [
        field('name', { fr: 'Prénom et nom', en: 'First name and surname' }),
        field('email', { fr: 'Courriel', en: 'Email' }, { type: 'email' }),
      ]),
    },
    cancel: {
      use: 'formTrigger',
      name: { fr: 'Lien d’annulation', en: 'Link to cancel' },
      why: {
        fr: 'Un bouton à presser : les antivirus des messageries ouvrent seuls les liens.',
        en: 'With a button to press, since mail scanners open links by themselves.',
      },
      with: form(
        { fr: 'Libérer ma place', en: 'Free my seat' },
        [{ fieldType: 'hiddenField', fieldName: 'k' }],
        { options: { appendAttribution: false, path: 'free-seat' } },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre événement', en: 'Your event' },
      why: {
        fr: 'La phrase rend les liens impossibles à deviner : changez-la.',
        en: 'The phrase makes links impossible to guess: change it.',
      },
      with: fields({
        seats: 40,
        when: { fr: 'jeudi 10 décembre, 8 h 30', en: 'Thursday 10 December, 8:30 am' },
        where: '12 quai des Docks, Nantes',
        phrase: { fr: 'une phrase à vous', en: 'a phrase of your own' },
        cancel: 'https://n8n.votre-entreprise.example/form/free-seat',
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        sender: 'evenements@votre-entreprise.example',
      }),
    },
    mark: {
      use: 'crypto',
      name: { fr: 'Clé de la personne', en: 'The person’s key' },
      why: {
        fr: 'Une adresse, une clé.',
        en: 'One address, one key.',
      },
      with: {
        action: 'hash',
        binaryData: false,
        type: 'SHA256',
        value: "={{ $json.phrase + ':' + String($json.email ?? '').trim().toLowerCase() }}",
        dataPropertyName: 'mark',
        encoding: 'hex',
      },
    },
    rows: {
      use: 'grist',
      name: { fr: 'Relire les inscrits', en: 'Read who is signed up' },
      why: {
        fr: 'Vous y avez peut-être ajouté quelqu’un.',
        en: 'You may have added somebody.',
      },
      with: {
        operation: 'getAll',
        docId: DOC,
        tableId: 'Registrations',
        returnAll: true,
        additionalOptions: {},
      },
      always: true,
      onError: 'continue',
      retry: [3, 2],
    },
    which: {
      use: 'if',
      name: { fr: 'Inscription ou annulation ?', en: 'Sign-up or cancellation?' },
      why: {
        fr: 'La même liste sert aux deux.',
        en: 'Both look at the same list.',
      },
      with: all(isTrue("={{ $('settings').first().json.k === undefined }}")),
    },
    seat: {
      use: 'code',
      name: { fr: 'Chercher une place', en: 'Look for a seat' },
      why: {
        fr: 'Tant que quelqu’un attend, une place libre lui revient.',
        en: 'While somebody is waiting, a free seat is theirs.',
      },
      with: allItems(SEAT),
    },
    state: {
      use: 'switch',
      name: { fr: 'Place, attente, déjà là', en: 'Seat, waiting, here already' },
      why: {
        fr: 'S’inscrire deux fois ne prend pas deux chaises.',
        en: 'Signing up twice does not take two chairs.',
      },
      with: cases({
        seat: text('={{ $json.state }}', 'equals', 'seat'),
        waiting: text('={{ $json.state }}', 'equals', 'waiting'),
        twice: text('={{ $json.state }}', 'equals', 'twice'),
      }),
    },
    keep: {
      use: 'grist',
      name: { fr: 'Réserver', en: 'Book' },
      why: {
        fr: 'Écrit avant le courriel : une promesse doit être tenue.',
        en: 'Written before the email: a promise has to hold.',
      },
      with: row('confirmed'),
      onError: 'output',
      retry: [3, 2],
    },
    welcome: {
      use: 'emailSend',
      name: { fr: 'Confirmer la place', en: 'Confirm the seat' },
      why: {
        fr: 'Avec le lien pour se désister.',
        en: 'With the link to back out.',
      },
      with: mailed(
        { from: FROM, to: "={{ $('seat').first().json.email }}" },
        { fr: 'Votre place est réservée', en: 'Your seat is booked' },
        confirmed("$('seat').first().json", "$('seat').first().json.key"),
      ),
    },
    done: {
      use: 'form',
      name: { fr: 'Place réservée', en: 'Seat booked' },
      why: {
        fr: 'La page le dit même si le courriel tarde.',
        en: 'The page says so even if the email is slow.',
      },
      with: page(
        { fr: 'À bientôt', en: 'See you soon' },
        {
          fr: "=Rendez-vous {{ $('settings').first().json.when }}. La confirmation est partie.",
          en: "=We meet on {{ $('settings').first().json.when }}. The confirmation has left.",
        },
      ),
    },
    queue: {
      use: 'grist',
      name: { fr: 'Mettre en attente', en: 'Put on the list' },
      why: {
        fr: 'L’heure d’inscription fait le rang.',
        en: 'The time of signing up makes the rank.',
      },
      with: row('waiting'),
      onError: 'output',
      retry: [3, 2],
    },
    queued: {
      use: 'form',
      name: { fr: 'En attente', en: 'Waiting' },
      why: {
        fr: 'Un rang honnête vaut mieux qu’un « peut-être ».',
        en: 'An honest rank beats a “maybe”.',
      },
      with: page(
        { fr: 'C’est complet, mais…', en: 'Fully booked, but…' },
        {
          fr: "=Vous êtes au rang {{ $('seat').first().json.rank }}. Un courriel vous prévient si une place se libère.",
          en: "=You are number {{ $('seat').first().json.rank }} on the list. An email tells you if a seat is freed.",
        },
      ),
    },
    already: {
      use: 'form',
      name: { fr: 'Déjà inscrit', en: 'Signed up already' },
      why: {
        fr: 'On se réinscrit surtout parce que l’on doute.',
        en: 'People sign up again mostly when in doubt.',
      },
      with: page(
        { fr: 'Vous êtes déjà inscrit', en: 'You are signed up already' },
        {
          fr: "={{ $json.status === 'confirmed' ? 'Votre place est bien réservée.' : 'Vous êtes sur la liste d’attente.' }}",
          en: "={{ $json.status === 'confirmed' ? 'Your seat is booked.' : 'You are on the waiting list.' }}",
        },
      ),
    },
    sorry: {
      use: 'form',
      name: { fr: 'Pas enregistré', en: 'Not recorded' },
      why: {
        fr: 'Dire non vaut mieux que promettre dans le vide.',
        en: 'Better a no than a promise that nobody noted.',
      },
      with: page(
        { fr: 'Inscription non enregistrée', en: 'Sign-up not recorded' },
        {
          fr: "=Réessayez plus tard, ou écrivez à {{ $('settings').first().json.sender }}.",
          en: "=Try again later, or write to {{ $('settings').first().json.sender }}.",
        },
      ),
    },
    next: {
      use: 'code',
      name: { fr: 'Qui part, qui entre', en: 'Who leaves, who comes in' },
      why: {
        fr: 'Un désistement en liste d’attente ne libère aucune chaise.',
        en: 'Someone leaving the waiting list frees no chair.',
      },
      with: allItems(NEXT),
    },
    found: {
      use: 'if',
      name: { fr: 'Clé connue ?', en: 'A known key?' },
      why: {
        fr: 'Un second clic sur le lien ne libère pas deux places.',
        en: 'A second click on the link does not free two seats.',
      },
      with: all(amount('={{ $json.id }}', 'gt', 0)),
    },
    free: {
      use: 'grist',
      name: { fr: 'Annuler', en: 'Cancel' },
      why: {
        fr: 'La ligne reste : elle dit combien se désistent.',
        en: 'The row stays, and tells how many back out.',
      },
      with: changed('={{ $json.id }}', 'cancelled'),
      onError: 'output',
      retry: [3, 2],
    },
    thanks: {
      use: 'form',
      name: { fr: 'Merci d’avoir prévenu', en: 'Thanks for telling' },
      why: {
        fr: 'Sans demander de motif.',
        en: 'No reason asked.',
      },
      with: page(
        { fr: 'Votre place est libérée', en: 'Your seat is free again' },
        { fr: 'Merci d’avoir prévenu.', en: 'Thank you for telling us.' },
      ),
    },
    unknown: {
      use: 'form',
      name: { fr: 'Rien à annuler', en: 'Nothing to cancel' },
      why: {
        fr: 'Déjà annulé, ou panne : une adresse où écrire.',
        en: 'Cancelled already, or a fault: an address to write to.',
      },
      with: page(
        { fr: 'Rien à annuler', en: 'Nothing to cancel' },
        {
          fr: "=Aucune inscription annulée. Déjà fait ? Sinon, écrivez à {{ $('settings').first().json.sender }}.",
          en: "=No registration was cancelled. Done already? If not, write to {{ $('settings').first().json.sender }}.",
        },
      ),
    },
    someone: {
      use: 'filter',
      name: { fr: 'Quelqu’un attend', en: 'Somebody is waiting' },
      why: {
        fr: 'Sinon la place reste ouverte au formulaire.',
        en: 'Otherwise the seat stays open to the form.',
      },
      with: all(amount("={{ $('next').first().json.next }}", 'gt', 0)),
    },
    promote: {
      use: 'grist',
      name: { fr: 'Donner la place', en: 'Give the seat' },
      why: {
        fr: 'Elle a peut-être un train à réserver.',
        en: 'They may have a train to book.',
      },
      with: changed("={{ $('next').first().json.next }}", 'confirmed'),
      retry: [3, 5],
    },
    lucky: {
      use: 'emailSend',
      name: { fr: 'Annoncer la place', en: 'Announce the seat' },
      why: {
        fr: 'Avec son propre lien pour refuser.',
        en: 'With a link of their own to refuse.',
      },
      with: mailed(
        { from: FROM, to: "={{ $('next').first().json.email }}" },
        { fr: 'Une place s’est libérée pour vous', en: 'A seat has come free for you' },
        confirmed("$('next').first().json", "$('next').first().json.key"),
      ),
    },
  },
  links: [
    'signup > settings > mark > rows > which.yes > seat > state.seat > keep > welcome > done',
    'cancel > settings',
    'state.waiting > queue > queued',
    'state.twice > already',
    'state.other > sorry',
    'keep.error > sorry',
    'queue.error > sorry',
    'which.no > next > found.yes > free > someone > promote > lucky',
    'free > thanks',
    'found.no > unknown',
    'free.error > unknown',
  ],
  examples,
})
