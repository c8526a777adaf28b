/** What is shown in the sidebar's one place: questions, waiting or answer. */
export type SidebarView = 'form' | 'loading' | 'result';
