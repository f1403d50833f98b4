from urn_ls import main

main()
