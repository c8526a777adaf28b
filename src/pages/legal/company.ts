/**
 * The operator of the site. Placeholders: replace every value before you publish (README, "Before you
 * publish"). The contact address comes from VITE_CONTACT_EMAIL.
 */
export const COMPANY = {
  name: 'Fernweh Musterfirma GmbH',
  street: 'Musterstraße 1',
  city: '12345 Musterstadt',
  phone: '+49 30 000000-0',
  director: 'Erika Mustermann',
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'HRB 000000',
  vatId: 'DE000000000',
  /** Responsible for the content (§ 18 (2) MStV). */
  responsible: 'Erika Mustermann',
} as const;
