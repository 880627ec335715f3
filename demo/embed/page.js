document.querySelector('#mode').addEventListener('click', event => {
  const isDark = document.documentElement.classList.toggle('dark');
  event.currentTarget.textContent = isDark ? 'Light' : 'Dark';
});
