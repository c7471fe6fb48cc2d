/** Takes away the boot screen of index.html: what lies beneath it is ready to be seen. */
export function hideBootScreen(): void {
  document.getElementById('boot')?.remove();
}
