import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root === null) throw new Error('Failed to find the root element');
createRoot(root).render(<h1>Fernweh</h1>);
